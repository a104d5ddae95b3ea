import {Icon, type IconName} from '@clube/ui';
import Chip from '@mui/material/Chip';
import type {ReactNode} from 'react';

export type Tone = 'ok' | 'waiting' | 'error' | 'info' | 'neutral';

const COLOR = {ok: 'success', waiting: 'warning', error: 'error', info: 'info', neutral: 'default'} as const;
const ICON: Record<Tone, IconName> = {
  ok: 'check',
  waiting: 'clock',
  error: 'crossed',
  info: 'info',
  neutral: 'circle',
};

/** A state, shown by colour, icon and text alike. */
export function StateChip({tone, icon, children}: {tone: Tone; icon?: IconName; children: ReactNode}) {
  return <Chip color={COLOR[tone]} label={children} icon={<Icon name={icon ?? ICON[tone]} size={15} />} />;
}
