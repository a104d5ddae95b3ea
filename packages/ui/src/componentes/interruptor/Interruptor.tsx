import type {ReactNode} from 'react';
import estilos from './Interruptor.module.css';

interface Props {
  children: ReactNode;
  ligado: boolean;
  aoMudar: (ligado: boolean) => void;
  disabled?: boolean;
}

/** On or off, at once: for settings that need no saving. */
export function Interruptor({children, ligado, aoMudar, disabled}: Props) {
  return (
    <label className={estilos.interruptor}>
      <span>{children}</span>
      <input
        type="checkbox"
        role="switch"
        checked={ligado}
        disabled={disabled}
        onChange={evento => aoMudar(evento.target.checked)}
      />
    </label>
  );
}
