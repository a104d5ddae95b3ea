import {useState} from 'react';
import {BotaoIcone} from '../botao/Botao';
import estilos from './Visor.module.css';

const ZOOM = {minimo: 50, maximo: 400, passo: 25};

/** A picture that can be brought nearer and turned, by buttons: nothing needs a drag or a pinch. */
export function VisorImagem({src, descricao}: {src: string; descricao: string}) {
  const [zoom, setZoom] = useState(100);
  const [giro, setGiro] = useState(0);
  const deitada = giro % 180 !== 0;
  const mudar = (passo: number): void => setZoom(antes => Math.min(ZOOM.maximo, Math.max(ZOOM.minimo, antes + passo)));
  return (
    <div className={estilos.visor}>
      <div className={estilos.area} tabIndex={0} role="group" aria-label={descricao}>
        <img
          className={estilos.imagem}
          src={src}
          alt={descricao}
          style={{width: `${zoom * (deitada ? 0.7 : 1)}%`, transform: `rotate(${giro}deg)`}}
        />
      </div>
      <div className={estilos.barra} role="toolbar" aria-label="Imagem">
        <BotaoIcone icone="menos" rotulo="Afastar" disabled={zoom <= ZOOM.minimo} onClick={() => mudar(-ZOOM.passo)} />
        <output aria-live="polite">{zoom}%</output>
        <BotaoIcone icone="mais" rotulo="Aproximar" disabled={zoom >= ZOOM.maximo} onClick={() => mudar(ZOOM.passo)} />
        <BotaoIcone icone="girar" rotulo="Girar" onClick={() => setGiro(antes => (antes + 90) % 360)} />
      </div>
    </div>
  );
}
