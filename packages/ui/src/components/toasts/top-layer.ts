let layer: HTMLElement | null = null;

export function registerLayer(element: HTMLElement | null): void {
  layer = element;
}

/** Dialogs live in the browser's top layer, in the order of opening: the messages have to enter it again to be on top. */
export function bringToFront(): void {
  if (!layer?.showPopover) return;
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}
