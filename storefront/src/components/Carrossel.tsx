import {BotaoIcone, classes} from '@clube/ui';
import useEmblaCarousel from 'embla-carousel-react';
import {useEffect, useId, useState, type ReactNode} from 'react';
import estilos from './Carrossel.module.css';

interface Props {
  titulo: string;
  itens: readonly {chave: string | number; conteudo: ReactNode}[];
  /** How long one stands, in milliseconds. */
  intervalo: number;
  /** One at a time, as wide as the page. */
  inteiro?: boolean;
}

const parado = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Cards in a row that moves by itself, until somebody pauses it, touches it or stays over it; buttons do what a drag does. */
export function Carrossel({titulo, itens, intervalo, inteiro}: Props) {
  const [ref, embla] = useEmblaCarousel({align: 'start', loop: true});
  const [pausado, setPausado] = useState(parado);
  const [ocupado, setOcupado] = useState(false);
  const idTitulo = useId();
  useEffect(() => {
    if (!embla || pausado || ocupado) return;
    const relogio = setInterval(() => embla.scrollNext(), intervalo);
    return () => clearInterval(relogio);
  }, [embla, pausado, ocupado, intervalo]);
  if (itens.length === 0) return null;
  return (
    <section
      className={classes(inteiro && estilos.inteiro)}
      aria-labelledby={idTitulo}
      onPointerEnter={() => setOcupado(true)}
      onPointerLeave={() => setOcupado(false)}
      onFocus={() => setOcupado(true)}
      onBlur={() => setOcupado(false)}
    >
      <div className={estilos.topo}>
        <h2 id={idTitulo}>{titulo}</h2>
        <div className={estilos.controles}>
          <BotaoIcone
            icone={pausado ? 'tocar' : 'pausar'}
            rotulo={pausado ? 'Mover sozinho' : 'Pausar'}
            tamanho={18}
            onClick={() => setPausado(antes => !antes)}
          />
          <BotaoIcone icone="setaEsquerda" rotulo="Anterior" onClick={() => embla?.scrollPrev()} />
          <BotaoIcone icone="setaDireita" rotulo="Próximo" onClick={() => embla?.scrollNext()} />
        </div>
      </div>
      <div className={estilos.janela} ref={ref}>
        <ul className={estilos.trilho}>
          {itens.map(item => (
            <li key={item.chave} className={estilos.item}>
              {item.conteudo}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
