"""A browser with the scheme `app`: Qt WebEngine, whose requests for it are answered by the program that starts this one.

    app_scheme.py BRIDGE    BRIDGE: the address that answers; the header `x-url` names what is asked for

It ends with its standard input. Whoever started it drives the page by QTWEBENGINE_REMOTE_DEBUGGING.
"""

import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from PyQt6.QtCore import QBuffer, QIODevice, QSocketNotifier, QUrl
from PyQt6.QtWebEngineCore import (
    QWebEnginePage,
    QWebEngineProfile,
    QWebEngineUrlRequestJob,
    QWebEngineUrlScheme,
    QWebEngineUrlSchemeHandler,
)
from PyQt6.QtWebEngineWidgets import QWebEngineView
from PyQt6.QtWidgets import QApplication


def register_scheme():
    """Standard, with a host and no port, and secure: as the app registers it."""
    scheme = QWebEngineUrlScheme(b"app")
    scheme.setSyntax(QWebEngineUrlScheme.Syntax.Host)
    flags = QWebEngineUrlScheme.Flag
    scheme.setFlags(flags.SecureScheme | flags.CorsEnabled)
    QWebEngineUrlScheme.registerScheme(scheme)


class Bridge(QWebEngineUrlSchemeHandler):
    def __init__(self, address):
        super().__init__()
        self.address = address

    def requestStarted(self, job):
        headers = {"x-url": job.requestUrl().toString(), "x-method": bytes(job.requestMethod()).decode()}
        try:
            with urlopen(Request(self.address, headers=headers)) as answer:
                body, content_type = answer.read(), answer.headers["content-type"]
        except HTTPError:
            job.fail(QWebEngineUrlRequestJob.Error.UrlNotFound)
            return
        buffer = QBuffer(job)
        buffer.setData(body)
        buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        job.reply(content_type.split(";")[0].encode(), buffer)


def main():
    register_scheme()
    application = QApplication(sys.argv)
    profile = QWebEngineProfile()  # keeps nothing
    bridge = Bridge(sys.argv[1])
    profile.installUrlSchemeHandler(b"app", bridge)
    view = QWebEngineView()
    view.setPage(QWebEnginePage(profile, view))
    view.resize(1280, 800)
    view.setUrl(QUrl("about:blank"))
    view.show()
    end = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    end.activated.connect(application.quit)
    application.exec()


main()
