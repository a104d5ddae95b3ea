import {useEffect, useId, useRef, type CSSProperties, type ReactNode} from 'react';
import {classes} from '../../classes';
import {BotaoIcone} from '../botao/Botao';
import {trazerParaFrente} from '../toasts/frente';
import estilos from './Modal.module.css';
import {useRola} from './useRola';

interface Props {
  aberto: boolean;
  titulo: string;
  /** Without it the dialog has no close button and does not answer to Esc: the person has to decide. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  rodape?: ReactNode;
  /** Widest extent in pixels. */
  largura?: number;
  semRespiro?: boolean;
}

/** A dialog by the browser's own element, which traps the focus, gives it back, and covers the page for readers too. */
export function Modal({aberto, titulo, onClose, children, rodape, largura, semRespiro}: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const corpo = useRef<HTMLDivElement>(null);
  const rola = useRola(corpo, aberto);
  const idTitulo = useId();
  useEffect(() => {
    const dialogo = ref.current;
    if (!dialogo || !aberto) return;
    const antes = document.activeElement;
    dialogo.showModal();
    trazerParaFrente();
    return () => {
      dialogo.close();
      // The element gives the focus back by itself, but not once it has left the page.
      if (document.activeElement === document.body && antes instanceof HTMLElement) antes.focus();
    };
  }, [aberto]);
  if (!aberto) return null;
  return (
    <dialog
      ref={ref}
      className={estilos.modal}
      aria-labelledby={idTitulo}
      style={largura ? ({'--largura': `${largura}px`} as CSSProperties) : undefined}
      onCancel={evento => {
        // The owner decides whether it closes, so that state and screen never differ.
        evento.preventDefault();
        onClose?.();
      }}
      onKeyDown={evento => {
        // A second Esc would close the element without asking.
        if (evento.key === 'Escape' && !onClose) evento.preventDefault();
      }}
      onClick={evento => {
        if (evento.target === ref.current) onClose?.();
      }}
    >
      <header className={estilos.topo}>
        <h2 id={idTitulo}>{titulo}</h2>
        {onClose && <BotaoIcone icone="fechar" rotulo="Fechar" onClick={onClose} />}
      </header>
      <div
        ref={corpo}
        className={classes(estilos.corpo, semRespiro && estilos.semRespiro)}
        {...(rola && {tabIndex: 0, role: 'group', 'aria-labelledby': idTitulo})}
      >
        {children}
      </div>
      {rodape && <footer className={estilos.rodape}>{rodape}</footer>}
    </dialog>
  );
}
