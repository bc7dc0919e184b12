/**
 * The script of a table's page, for browsers of 2012: it requests the newest version, and the host answers as soon as there is a new one.
 * While the host is unreachable it says so, and continues to ask. ES5, not minified: it is short.
 */
export const script = `function (page) {
  var picture = document.getElementById('picture');
  var width = Math.max(screen.width, document.documentElement.clientWidth) * (window.devicePixelRatio || 1) > 1400 ? 1920 : 1280;
  var version = page.version, shift = page.shift, isLost = false;
  function show() { document.body.className = 'm' + shift + (isLost ? ' lost' : ''); }
  function lost(is) { isLost = is; show(); }
  function load(next, says) {
    var image = new Image();
    image.onload = function () {
      version = next;
      picture.removeAttribute('srcset');
      picture.src = image.src;
      picture.alt = says;
      ask(0);
    };
    image.onerror = function () { lost(true); ask(2000); };
    image.src = page.path + '/picture?' + page.query + '&at=' + next + '&width=' + width;
  }
  function ask(after) { setTimeout(function () {
    var request = new XMLHttpRequest(), isDone = false;
    var patience = setTimeout(function () { if (!isDone) { isDone = true; request.abort(); lost(true); ask(1000); } }, 30000);
    request.onreadystatechange = function () {
      if (request.readyState !== 4 || isDone) return;
      isDone = true;
      clearTimeout(patience);
      if (request.status === 200) {
        var told = request.responseText.split('\\n');
        lost(false);
        if (told[0] === version) ask(0); else load(told[0], told[1]);
      }
      else if (request.status === 410) location.replace(page.path + '?' + page.query);
      else { lost(true); ask(2000); }
    };
    request.open('GET', page.path + '/next?' + page.query + '&at=' + version + '&now=' + new Date().getTime(), true);
    request.send();
  }, after); }
  setInterval(function () { shift = (shift + 1) % page.shifts; show(); }, 60000);
  show();
  ask(0);
}`;
