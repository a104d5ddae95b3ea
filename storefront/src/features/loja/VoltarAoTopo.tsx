import {BotaoIcone} from '@clube/ui';
import {useEffect, useState} from 'react';
import estilos from './Loja.module.css';

const DEPOIS_DE_PX = 900;

/** Appears once one has come far enough down to want it. */
export function VoltarAoTopo() {
  const [longe, setLonge] = useState(false);
  useEffect(() => {
    const medir = (): void => setLonge(window.scrollY > DEPOIS_DE_PX);
    window.addEventListener('scroll', medir, {passive: true});
    return () => window.removeEventListener('scroll', medir);
  }, []);
  if (!longe) return null;
  return (
    <BotaoIcone
      className={estilos.topo ?? ''}
      icone="setaCima"
      rotulo="Voltar ao topo"
      onClick={() => window.scrollTo({top: 0, behavior: 'smooth'})}
    />
  );
}
