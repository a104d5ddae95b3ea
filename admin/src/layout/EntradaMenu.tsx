import {Icone, classes, type NomeIcone} from '@clube/ui';
import {NavLink, useLocation} from 'react-router-dom';
import estilos from './Layout.module.css';

interface Props {
  destino: string;
  rotulo: string;
  icone: NomeIcone;
  /** Beginnings of further addresses that the entry stands for. */
  tambem?: readonly string[];
  /** How much waits behind it. */
  conta?: number | undefined;
  /** Only the drawing is seen; the name is read, and shown on hover. */
  estreita: boolean;
}

export function EntradaMenu({destino, tambem = [], rotulo, icone, conta, estreita}: Props) {
  const {pathname} = useLocation();
  const abaixo = tambem.some(inicio => pathname.startsWith(inicio));
  return (
    <NavLink
      to={destino}
      title={estreita ? rotulo : undefined}
      aria-label={estreita ? (conta ? `${rotulo} ${conta} esperando` : rotulo) : undefined}
      className={({isActive}) => classes(estilos.entrada, (isActive || abaixo) && estilos.ativa)}
    >
      <Icone nome={icone} tamanho={20} />
      {!estreita && rotulo}
      {!!conta && (
        <span className={estilos.conta}>
          {conta > 999 ? '999+' : conta}
          <span className="so-leitor"> esperando</span>
        </span>
      )}
    </NavLink>
  );
}
