import {useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {ViewerBar} from './ViewerBar';
import {ZOOM, lineOf, scrollDistance, legibleZoom, type Outline, type Sheet} from './outline/outlines';
import {ViewerSheet} from './ViewerSheet';
import {useDrag} from './motion/useDrag';
import {useAnchor} from './motion/useAnchor';
import {useSheets} from './useSheets';
import {useWheel} from './motion/useWheel';
import {scrollBehavior} from '../../theme/motion';
import {Magnifier} from './magnifier/Magnifier';
import {magnifierView, type MagnifierView} from './magnifier/magnifier-view';
import styles from './Viewer.module.css';

interface Props {
  description: string;
  sheets: readonly Sheet[];
  /** The viewer brings the first of them into sight. */
  outlines?: readonly Outline[];
  /** Begins with the first page whole in sight, however small. */
  fitWhole?: boolean;
  /** A page's picture did not come: its address may have expired. */
  onFail?: (sheet: Sheet) => void;
  /** Below the pages: what is no picture. */
  children?: ReactNode;
}

/** Above a page and, with the bar, below it. */
const CLEARANCE = 80;
/** Around the loupe, and its own. */
const MAGNIFIER_BORDERS = 36;
const NONE: readonly Outline[] = [];

/** The page that an outline lies on as it is on the screen but unturned. Pixels. */
function sheetSize(drawing: Element): {width: number; height: number} | undefined {
  const image = drawing.closest('figure')?.querySelector('img');
  return image ? {width: image.offsetWidth, height: image.offsetHeight} : undefined;
}

/** Pages one below the other that can be brought nearer and turned, by buttons: nothing needs a drag or a pinch. */
export function SheetViewer({description, sheets, outlines = NONE, fitWhole, onFail, children}: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<number>(100);
  const chosen = useRef(false);
  const [rotations, setRotations] = useState<Readonly<Record<string, number>>>({});
  const [loaded, setLoaded] = useState(0);
  const [view, setView] = useState<MagnifierView>();
  const {current, goTo} = useSheets(area, sheets.length);
  const [pointed] = outlines;
  const magnified = pointed && !fitWhole ? sheets.find(({key}) => key === pointed.sheet) : undefined;
  useDrag(area);

  const holdPoint = useAnchor(area, zoom);
  const rotationOf = ({key, rotation = 0}: Sheet): number => rotations[key] ?? rotation;
  const rotationsKey = sheets.map(rotationOf).join(' ');

  const zoomBy = (step: number, point?: {clientX: number; clientY: number}): void => {
    chosen.current = true;
    holdPoint(point);
    setZoom(previous => Math.min(ZOOM.max, Math.max(ZOOM.min, previous + step)));
  };
  const rotate = (): void => {
    const sheet = sheets[current];
    if (sheet)
      setRotations(previous => ({...previous, [sheet.key]: (previous[sheet.key] ?? sheet.rotation ?? 0) + 90}));
  };
  useWheel(area, (direction, event) => zoomBy(direction * ZOOM.step, event));

  const showPointed = useEffectEvent(() => {
    const viewport = area.current;
    const drawing = viewport?.querySelector('[data-outline]');
    const place = drawing?.getBoundingClientRect();
    if (!viewport || !drawing || !place || place.height === 0) return setView(undefined);
    const wantedZoom = legibleZoom(zoom, place, viewport.clientWidth);
    if (wantedZoom !== zoom && !chosen.current) return setZoom(wantedZoom);
    const page = sheetSize(drawing);
    if (page && pointed) {
      const line = lineOf(pointed.cantos, page);
      setView(magnifierView(line, page.width, viewport.clientWidth - MAGNIFIER_BORDERS));
    }
    const {left, top} = viewport.getBoundingClientRect();
    const {clientWidth: width, clientHeight} = viewport;
    // The bar lies over the foot of the window.
    const step = scrollDistance(place, {left, top, width, height: clientHeight - 64});
    if (step.left || step.top) viewport.scrollBy({...step, behavior: scrollBehavior()});
  });
  const fitSheet = useEffectEvent(() => {
    const viewport = area.current;
    const height = viewport?.querySelector('figure')?.getBoundingClientRect().height;
    if (!viewport || !height || !fitWhole || chosen.current) return;
    const fitting = Math.floor((((viewport.clientHeight - CLEARANCE) / height) * zoom) / 5) * 5;
    chosen.current = true;
    setZoom(Math.max(ZOOM.min, Math.min(100, fitting)));
  });
  useEffect(() => {
    if (loaded > 0) fitSheet();
  }, [loaded]);
  // Where the whole is looked at, an outline that changes its colour or is being adjusted takes nobody away from the page.
  const reason = fitWhole ? JSON.stringify(outlines.map(({sheet, cantos, key}) => [sheet, key ?? cantos])) : outlines;
  useEffect(() => showPointed(), [reason, zoom, rotationsKey, loaded]);

  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomBy(ZOOM.step);
    else if (event.key === '-') zoomBy(-ZOOM.step);
    else if (event.key.toLowerCase() === 'r') rotate();
  };
  return (
    <div className={styles.viewer}>
      <div ref={area} className={styles.area} tabIndex={0} role="group" aria-label={description} onKeyDown={onKey}>
        <div className={styles.stack} style={{width: `${zoom}%`}}>
          {sheets.map(sheet => (
            <ViewerSheet
              key={sheet.key}
              sheet={sheet}
              outlines={outlines.filter(outline => outline.sheet === sheet.key)}
              rotation={rotationOf(sheet)}
              onLoaded={() => setLoaded(previous => previous + 1)}
              onFail={() => onFail?.(sheet)}
            />
          ))}
        </div>
        {children}
      </div>
      {view && magnified && pointed && <Magnifier url={magnified.url} start={pointed.cantos[0]} view={view} />}
      {sheets.length > 0 && (
        <ViewerBar zoom={zoom} onZoom={zoomBy} onTurn={rotate} sheet={current} sheets={sheets.length} onGoTo={goTo} />
      )}
    </div>
  );
}
