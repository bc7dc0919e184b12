import type { App, Session } from 'electron';

/** Denies every permission, check and device: the game needs none (security, "Electron"). */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer({}));
  session.on('select-hid-device', (event, _details, choose) => {
    event.preventDefault();
    choose(null);
  });
  session.on('select-serial-port', (event, _ports, _contents, choose) => {
    event.preventDefault();
    choose('');
  });
  session.on('select-usb-device', (event, _details, choose) => {
    event.preventDefault();
    choose();
  });
}

/** Denies the questions that come with a page rather than with a session: certificates, Bluetooth, passwords. */
export function denyQuestions(app: App): void {
  app.on('select-client-certificate', (event) => event.preventDefault());
  app.on('login', (event) => event.preventDefault());
  app.on('web-contents-created', (_event, contents) => {
    contents.on('select-bluetooth-device', (event, _devices, choose) => {
      event.preventDefault();
      choose('');
    });
  });
}
