import type {EstadoNota} from '@clube/domain';
import {classes} from '@clube/ui';
import {APARENCIA_ESTADO} from '../base/estados-nota';
import estilos from './LinhaDoTempo.module.css';

/** How far a receipt has come, at a glance: sent, looked at, decided. */
export function PassosNota({estado}: {estado: EstadoNota}) {
  const esperando = estado === 'pendente';
  const fim = esperando ? 'Pontuada' : APARENCIA_ESTADO[estado].texto;
  return (
    <ol className={estilos.passos} aria-label="Andamento">
      <li className={estilos.feito}>Enviada</li>
      <li className={esperando ? estilos.agora : estilos.feito} aria-current={esperando ? 'step' : undefined}>
        Em análise
      </li>
      <li
        className={classes(!esperando && estilos.feito, !esperando && estado !== 'pontuada' && estilos.falhou)}
        aria-current={esperando ? undefined : 'step'}
      >
        {fim}
      </li>
    </ol>
  );
}
