import {Icon, type IconName} from '@clube/ui';
import Chip from '@mui/material/Chip';
import type {ReactNode} from 'react';

export type Tone = 'ok' | 'espera' | 'erro' | 'info' | 'neutro';

const COLOR = {ok: 'success', espera: 'warning', erro: 'error', info: 'info', neutro: 'default'} as const;
const ICON: Record<Tone, IconName> = {
  ok: 'certo',
  espera: 'relogio',
  erro: 'reprovado',
  info: 'info',
  neutro: 'circulo',
};

/** A state: colour, drawing and word say the same. */
export function StateChip({tone, icon, children}: {tone: Tone; icon?: IconName; children: ReactNode}) {
  return <Chip color={COLOR[tone]} label={children} icon={<Icon name={icon ?? ICON[tone]} size={15} />} />;
}
