import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {mayCall} from '../providers/access';
import {DASH} from './format/values';
import {listAddress} from './list/list-address';
import {StateChip} from './StateChip';

interface Props {
  /** The id of a network that exceeds an anti-fraud quota; nothing is shown without one. */
  rede: number | null | undefined;
  children?: ReactNode;
}

/** The mark of a network that exceeds an anti-fraud quota; it leads to the exceeded quotas. Only for those who may see them. */
export function RedeFlag({rede, children = 'Rede acima da cota'}: Props) {
  if (!rede || !mayCall('GET /api/antifraude')) return null;
  return (
    <Link to={listAddress('/painel/antifraude', {rede: String(rede), estouradas: '1'})}>
      <StateChip tone="error" icon="alert">
        {children}
      </StateChip>
    </Link>
  );
}

/** The name of a shop or reseller in a list, with the mark of its network. */
export function FlaggedName({name, rede}: {name: string | null | undefined; rede: Props['rede']}) {
  return (
    <>
      <span title={name ?? undefined}>{name || DASH}</span>
      <RedeFlag rede={rede}>Acima da cota</RedeFlag>
    </>
  );
}
