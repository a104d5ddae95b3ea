import {Icon} from '@clube/ui';
import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {mayCall} from '../providers/access';
import {DASH} from './format/values';
import {listAddress} from './list/list-address';
import styles from './RedeFlag.module.css';
import {StateChip} from './StateChip';

interface Props {
  /** The id of a network that exceeds an anti-fraud quota; nothing is shown without one. */
  rede: number | null | undefined;
  children?: ReactNode;
}

const LABEL = 'Rede acima da cota';

/** The address of the network's exceeded quotas; undefined without a network, and for those who may not see quotas. */
const quotasOf = (rede: Props['rede']): string | undefined =>
  rede && mayCall('GET /api/antifraude')
    ? listAddress('/painel/antifraude', {rede: String(rede), estouradas: '1'})
    : undefined;

/** The mark of a network that exceeds an anti-fraud quota; it leads to the exceeded quotas. Only for those who may see them. */
export function RedeFlag({rede, children = LABEL}: Props) {
  const to = quotasOf(rede);
  if (!to) return null;
  return (
    <Link to={to}>
      <StateChip tone="error" icon="alert">
        {children}
      </StateChip>
    </Link>
  );
}

/** The name of a shop or reseller in a list, where there is room for an icon alone. */
export function FlaggedName({name, rede}: {name: string | null | undefined; rede: Props['rede']}) {
  const to = quotasOf(rede);
  return (
    <>
      {to && (
        <Link className={styles.icon} to={to} title={LABEL} aria-label={LABEL}>
          <Icon name="alert" size={17} />
        </Link>
      )}
      <span title={name ?? undefined}>{name || DASH}</span>
    </>
  );
}
