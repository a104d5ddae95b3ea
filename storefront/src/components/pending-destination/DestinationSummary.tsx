import {formatPontosInWords} from '@clube/domain';
import {Icon} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {matchPath} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {listPremios} from '../../base/queries/premios';
import {MENU_LINKS} from '../layout/menu-links';
import {PremioPhoto} from '../premio/PremioPhoto';
import styles from './PendingDestination.module.css';

/** Titles of the members' screens that a link may lead to. */
const SCREENS: ReadonlyMap<string, string> = new Map([
  ...MENU_LINKS.map(({to, text}) => [to, text] as const),
  [PATHS.sendNota, 'Enviar nota'],
  [PATHS.pontuacoes, 'Pontos'],
  [PATHS.produtos, 'Pontos por produto'],
  [PATHS.simulator, 'Quanto vou ganhar?'],
  [PATHS.avisos, 'Avisos'],
]);

/** The summary of a shared prize: name and price. Null if it is not in the store. */
function SharedPremio({codigo}: {codigo: string}) {
  const {data: premio} = useQuery({
    queryKey: ['premio-esperando', codigo],
    queryFn: async ({signal}) => (await listPremios({codigo}, signal)).rows[0] ?? null,
    staleTime: 60_000,
  });
  if (premio === null)
    return (
      <p>
        <b>Este prêmio não está mais na loja.</b>
        <span>Entre ou cadastre-se e veja os outros.</span>
      </p>
    );
  return (
    <>
      <span className={styles.photo}>{premio && <PremioPhoto premio={premio} sizes="72px" />}</span>
      <p>
        <b className={styles.name}>{premio?.nome ?? 'O prêmio que você abriu'}</b>
        <span>{premio && `${formatPontosInWords(premio.pontosWeb)}. `}Entre ou cadastre-se para ver.</span>
      </p>
    </>
  );
}

/** The destination after the login, shown before it. */
export default function DestinationSummary({path}: {path: string}) {
  const {pathname} = new URL(path, window.location.origin);
  const codigo = matchPath('/premio/:codigo', pathname)?.params.codigo;
  if (codigo) return <SharedPremio codigo={codigo} />;
  const screen = SCREENS.get(pathname);
  return (
    <>
      <Icon name="arrow" />
      <p>
        <b>{screen ?? 'A página que você abriu'}</b>
        <span>Entre ou cadastre-se para ver.</span>
      </p>
    </>
  );
}
