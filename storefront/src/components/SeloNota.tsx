import {Selo} from '@clube/ui';
import {APARENCIA_ESTADO, lerEstadoNota} from '../base/estados-nota';

/** The state of a receipt, in the painter's words; `lendo` while the system still reads it. */
export function SeloNota({status, lendo}: {status: string; lendo?: boolean}) {
  if (lendo)
    return (
      <Selo tom="info" icone="olho">
        Em leitura
      </Selo>
    );
  const estado = lerEstadoNota(status);
  if (!estado) return <Selo tom="neutro">{status}</Selo>;
  const {texto, tom} = APARENCIA_ESTADO[estado];
  return <Selo tom={tom}>{texto}</Selo>;
}
