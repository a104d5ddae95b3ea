import {Icon, classes, type IconName} from '@clube/ui';
import type {Movimento} from '../../../base/types';
import rows from '../../../components/list-rows/ListRows.module.css';

const ICONS: Partial<Record<Movimento['tipo'], IconName>> = {
  resgate: 'gift',
  estorno_resgate: 'gift',
  expiracao: 'clock',
  devolucao: 'rotate',
  indicacao: 'person',
  estorno_indicacao: 'person',
  bonus_diretorio: 'star',
  estorno_bonus_diretorio: 'star',
};

const FAILED = new Set<Movimento['tipo']>(['estorno_pontuacao', 'estorno_indicacao', 'estorno_codigo']);

function toneOf({tipo, estadoNota}: Movimento): string | undefined {
  if (tipo === 'expiracao' || estadoNota === 'encerrada') return rows.faded;
  if (FAILED.has(tipo) || (tipo === 'nota' && estadoNota === 'reprovada')) return rows.failed;
  return tipo.startsWith('codigo') ? rows.codigo : undefined;
}

/** The icon of the movement's kind; decorative, as the text says the same. */
export function Mark({row}: {row: Movimento}) {
  const {tipo} = row;
  return (
    <span className={classes(rows.mark, toneOf(row))} aria-hidden>
      {tipo.includes('codigo') ? 'CÓD' : <Icon name={ICONS[tipo] ?? 'receipt'} />}
    </span>
  );
}
