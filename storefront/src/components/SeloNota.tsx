import {Selo} from '@clube/ui';
import {APARENCIA_ESTADO, lerEstadoNota} from '../base/estados-nota';

/** The state of a receipt, in the painter's words. */
export function SeloNota({status}: {status: string}) {
  const estado = lerEstadoNota(status);
  if (!estado) return <Selo tom="neutro">{status}</Selo>;
  const {texto, tom} = APARENCIA_ESTADO[estado];
  return <Selo tom={tom}>{texto}</Selo>;
}
