import type {EstadoLeitura, EstadoNota} from '@clube/domain';
import {classes} from '@clube/ui';
import {APARENCIA_ESTADO} from '../base/estados-nota';
import estilos from './LinhaDoTempo.module.css';

interface Props {
  estado: EstadoNota;
  /** While it waits: whether the system reads it, or has read it. */
  leitura?: EstadoLeitura | undefined;
}

type Passo = 'feito' | 'agora' | 'depois';

function Degrau({passo, children}: {passo: Passo; children: string}) {
  return (
    <li
      className={passo === 'depois' ? undefined : estilos[passo]}
      aria-current={passo === 'agora' ? 'step' : undefined}
    >
      {children}
    </li>
  );
}

/** How far a receipt has come, at a glance: sent, read, looked at, decided. */
export function PassosNota({estado, leitura}: Props) {
  const esperando = estado === 'pendente';
  const lendo = esperando && leitura === 'em_leitura';
  return (
    <ol className={estilos.passos} aria-label="Andamento">
      <Degrau passo="feito">Enviada</Degrau>
      {esperando && leitura && leitura !== 'nao_lida' && (
        <Degrau passo={lendo ? 'agora' : 'feito'}>{lendo ? 'Em leitura' : 'Lida'}</Degrau>
      )}
      <Degrau passo={lendo ? 'depois' : esperando ? 'agora' : 'feito'}>Em análise</Degrau>
      {esperando ? (
        <Degrau passo="depois">Pontuada</Degrau>
      ) : (
        <li className={classes(estilos.feito, estado !== 'pontuada' && estilos.falhou)} aria-current="step">
          {APARENCIA_ESTADO[estado].texto}
        </li>
      )}
    </ol>
  );
}
