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
  /** The viewer scrolls to the first of them. */
  outlines?: readonly Outline[];
  /** Initially fits the whole first page into the viewport. */
  fitWhole?: boolean;
  /** Called when a page's picture fails to load, as its URL may have expired. */
  onFail?: (sheet: Sheet) => void;
  /** Content below the pages, such as files that are no pictures. */
  children?: ReactNode;
}

/** Space above a page and, including the toolbar, below it, in pixels. */
const CLEARANCE = 80;
/** Margins and borders of the magnifier, in pixels. */
const MAGNIFIER_BORDERS = 36;
const NONE: readonly Outline[] = [];

/** The displayed size of an outline's page before rotation, in pixels. */
function sheetSize(drawing: Element): {width: number; height: number} | undefined {
  const image = drawing.closest('figure')?.querySelector('img');
  return image ? {width: image.offsetWidth, height: image.offsetHeight} : undefined;
}

/** Pages one below the other, with buttons for zoom and rotation, so that nothing requires dragging or pinching. */
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
    // The toolbar covers the bottom of the viewport.
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
  // With `fitWhole`, changing the colour or the corners of an outline must not scroll the page.
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
