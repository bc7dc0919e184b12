import { Menu, type MenuItemConstructorOptions } from 'electron';

/** The application's menu out of the system's own roles: zoom, full screen, clipboard and quit, without a text of ours. */
export function setMenu(platform: NodeJS.Platform): void {
  const first: MenuItemConstructorOptions = { role: platform === 'darwin' ? 'appMenu' : 'fileMenu' };
  const template: MenuItemConstructorOptions[] = [
    first,
    { role: 'editMenu' },
    { role: 'viewMenu' },
    { role: 'windowMenu' },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
