import {Icone, type NomeIcone} from '@clube/ui';
import Chip from '@mui/material/Chip';
import type {ReactNode} from 'react';

export type Tom = 'ok' | 'espera' | 'erro' | 'info' | 'neutro';

const COR = {ok: 'success', espera: 'warning', erro: 'error', info: 'info', neutro: 'default'} as const;
const ICONE: Record<Tom, NomeIcone> = {
  ok: 'certo',
  espera: 'relogio',
  erro: 'reprovado',
  info: 'info',
  neutro: 'circulo',
};

/** A state: colour, drawing and word say the same. */
export function Estado({tom, icone, children}: {tom: Tom; icone?: NomeIcone; children: ReactNode}) {
  return <Chip color={COR[tom]} label={children} icon={<Icone nome={icone ?? ICONE[tom]} tamanho={15} />} />;
}
