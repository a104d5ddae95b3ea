import {BotaoIcone} from '../botao/Botao';
import {ZOOM} from './contornos';
import estilos from './Visor.module.css';

interface Props {
  /** Percent of the width of the window. */
  zoom: number;
  onZoom: (passo: number) => void;
  onTurn: () => void;
  /** From 0. */
  folha: number;
  folhas: number;
  onGoTo: (folha: number) => void;
}

/** Nearer, farther, turned, another page. */
export function BarraVisor({zoom, onZoom, onTurn, folha, folhas, onGoTo}: Props) {
  return (
    <div className={estilos.barra} role="toolbar" aria-label="Imagem">
      <BotaoIcone icone="menos" rotulo="Afastar" disabled={zoom <= ZOOM.minimo} onClick={() => onZoom(-ZOOM.passo)} />
      <output aria-live="polite">{zoom}%</output>
      <BotaoIcone icone="mais" rotulo="Aproximar" disabled={zoom >= ZOOM.maximo} onClick={() => onZoom(ZOOM.passo)} />
      <BotaoIcone icone="girar" rotulo="Girar" onClick={onTurn} />
      {folhas > 1 && (
        <>
          <BotaoIcone
            icone="setaCima"
            rotulo="Página anterior"
            disabled={folha === 0}
            onClick={() => onGoTo(folha - 1)}
          />
          <output aria-label={`Página ${folha + 1} de ${folhas}`}>
            {folha + 1} / {folhas}
          </output>
          <BotaoIcone
            icone="setaBaixo"
            rotulo="Página seguinte"
            disabled={folha === folhas - 1}
            onClick={() => onGoTo(folha + 1)}
          />
        </>
      )}
    </div>
  );
}
