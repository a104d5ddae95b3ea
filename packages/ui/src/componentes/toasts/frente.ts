let camada: HTMLElement | null = null;

export function registrarCamada(elemento: HTMLElement | null): void {
  camada = elemento;
}

/** Dialogs live in the browser's top layer, in the order of opening: the messages have to enter it again to be on top. */
export function trazerParaFrente(): void {
  if (!camada?.showPopover) return;
  if (camada.matches(':popover-open')) camada.hidePopover();
  camada.showPopover();
}
