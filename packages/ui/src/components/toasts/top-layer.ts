/**
 * The container of the messages. Open dialogs are in the browser's top layer, and elements outside an
 * open dialog can be neither clicked nor read by screen readers, so the container is moved into the dialog. That is
 * why it is not rendered by React.
 */
export const layer = document.createElement('div');
layer.popover = 'manual';

/** The open dialog on top: of several the innermost, else the last in the document. */
export const openDialog = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);

export function bringToFront(): void {
  if (!layer.isConnected && !layer.hasChildNodes()) return;
  const home = openDialog() ?? document.body;
  if (layer.parentElement !== home) home.append(layer);
  if (typeof layer.showPopover !== 'function') return;
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}
