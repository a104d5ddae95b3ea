import type {ReactNode} from 'react';
import estilos from './Interruptor.module.css';

interface Props {
  children: ReactNode;
  ligado: boolean;
  onValueChange: (ligado: boolean) => void;
  disabled?: boolean;
}

/** On or off, at once: for settings that need no saving. */
export function Interruptor({children, ligado, onValueChange, disabled}: Props) {
  return (
    <label className={estilos.interruptor}>
      <span>{children}</span>
      <input
        type="checkbox"
        role="switch"
        checked={ligado}
        disabled={disabled}
        onChange={evento => onValueChange(evento.target.checked)}
      />
    </label>
  );
}
