import {IconButton} from '../button/Button';
import {ZOOM} from './outline/outlines';
import styles from './Viewer.module.css';

interface Props {
  /** Width of the page in percent of the viewer's width. */
  zoom: number;
  onZoom: (step: number) => void;
  onTurn: () => void;
  /** Index of the page, from 0. */
  sheet: number;
  sheets: number;
  onGoTo: (sheet: number) => void;
}

/** Toolbar of the viewer: zoom, rotate, go to page. */
export function ViewerBar({zoom, onZoom, onTurn, sheet, sheets, onGoTo}: Props) {
  return (
    <div className={styles.bar} role="toolbar" aria-label="Imagem">
      <IconButton icon="minus" label="Afastar" aria-disabled={zoom <= ZOOM.min} onClick={() => onZoom(-ZOOM.step)} />
      <output aria-live="polite">{zoom}%</output>
      <IconButton icon="plus" label="Aproximar" aria-disabled={zoom >= ZOOM.max} onClick={() => onZoom(ZOOM.step)} />
      <IconButton icon="rotate" label="Girar" onClick={onTurn} />
      {sheets > 1 && (
        <>
          <IconButton
            icon="chevronUp"
            label="Página anterior"
            aria-disabled={sheet === 0}
            onClick={() => onGoTo(sheet - 1)}
          />
          <output aria-label={`Página ${sheet + 1} de ${sheets}`}>
            {sheet + 1} / {sheets}
          </output>
          <IconButton
            icon="chevronDown"
            label="Página seguinte"
            aria-disabled={sheet === sheets - 1}
            onClick={() => onGoTo(sheet + 1)}
          />
        </>
      )}
    </div>
  );
}
