import {client} from '@clube/api-client';
import {countOf} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {listAddress} from '../components/list/list-address';
import {StateChip} from '../components/StateChip';
import {storeRedesAntifraude, useUsuario} from '../providers/session';
import styles from './Antifraude.module.css';

/** More are only counted. */
const NAMED = 3;

/** Scorings change them too, which answer nothing of them: whoever looks brings the session up to date. */
async function readFlagged(signal: AbortSignal): Promise<null> {
  const {rows} = await client.list('/api/redes', {query: {limite: 500}, signal});
  storeRedesAntifraude(rows.filter(({acimaCota}) => acimaCota > 0).map(({id, nome}) => ({id, nome})));
  return null;
}

/** The networks that exceed a quota, kept in the session; each leads to its quotas. */
export function FlaggedRedes() {
  const {redesAntifraude: redes} = useUsuario();
  useQuery({queryKey: ['antifraude', 'redes'], queryFn: ({signal}) => readFlagged(signal)});
  if (redes.length === 0) return null;
  return (
    <span className={styles.flagged}>
      <StateChip tone="error" icon="alert">
        {countOf(redes.length, 'rede acima da cota', 'redes acima da cota')}
      </StateChip>
      {redes.slice(0, NAMED).map(({id, nome}) => (
        <Link key={id} to={listAddress('/painel/antifraude', {rede: String(id), estouradas: '1'})}>
          {nome}
        </Link>
      ))}
      {redes.length > NAMED && `e mais ${redes.length - NAMED}`}
    </span>
  );
}
