import {Icone, classes} from '@clube/ui';
import {useEffect, useRef} from 'react';
import {NavLink, useLocation} from 'react-router-dom';
import {addressOf} from '../../manifest/context';
import type {Manifest} from '../../manifest/manifest';
import estilos from './Layout.module.css';

interface Props {
  manifest: Manifest;
  /** How much waits behind it. */
  conta?: number | undefined;
  /** Only the drawing is seen; the name is read, and shown on hover. */
  estreita: boolean;
}

/** Where its screens are, up to what differs from row to row. */
const beginnings = ({screens}: Manifest): string[] => screens.map(({path}) => addressOf(path.replace(/:.*$/, '')));

/** An entry of the menu; it is lit on every screen of its manifest. */
export function EntradaMenu({manifest, conta, estreita}: Props) {
  const {pathname} = useLocation();
  const {label: rotulo, icon, path} = manifest;
  const lit = beginnings(manifest).some(beginning => pathname.startsWith(beginning));
  const ref = useRef<HTMLAnchorElement>(null);
  // The menu may be longer than the window.
  useEffect(() => {
    if (lit) ref.current?.scrollIntoView({block: 'nearest'});
  }, [lit]);
  return (
    <NavLink
      ref={ref}
      to={addressOf(path)}
      title={estreita ? rotulo : undefined}
      aria-label={estreita ? (conta ? `${rotulo} ${conta} esperando` : rotulo) : undefined}
      className={({isActive}) => classes(estilos.entrada, (isActive || lit) && estilos.ativa)}
    >
      <Icone nome={icon} tamanho={20} />
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
