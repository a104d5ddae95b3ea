/**
 * What holds the messages. Dialogs are in the browser's top layer, in the order of opening, and what is outside of an
 * open one can be neither pressed nor heard: the messages enter the layer again, inside of the dialog. So their box stands
 * outside of what React draws, and moves.
 */
export const layer = document.createElement('div');
layer.popover = 'manual';

/** The dialog that covers the page; of several the one inside, or else behind the others in the page. */
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
