import {Button} from '@clube/ui';
import {useState} from 'react';
import Cropper, {type Area, type Point} from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import {croppedPhoto} from './crop';
import styles from './ProfilePhoto.module.css';

interface Props {
  url: string;
  /** While the photo is being sent, the text that says so. */
  busy: string | false;
  onCropped: (photo: File) => void;
  onAnother: () => void;
  onFailed: () => void;
}

const MOST = 4;
const STEP = 0.05;

/** Selects the square of the photo to keep: moved by touch, mouse or arrow keys, scaled by pinching or the slider. */
export default function PhotoCropper({url, busy, onCropped, onAnother, onFailed}: Props) {
  const [crop, setCrop] = useState<Point>({x: 0, y: 0});
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const use = (): void => {
    if (area) croppedPhoto(url, area).then(onCropped, onFailed);
  };
  return (
    <div className={styles.cropping}>
      <div className={styles.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MOST}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          cropperProps={{role: 'group', 'aria-label': 'Recorte da foto: mova com as setas'}}
          mediaProps={{alt: 'A foto escolhida'}}
        />
      </div>
      <label className={styles.zoom}>
        Tamanho
        <input
          type="range"
          min={1}
          max={MOST}
          step={STEP}
          value={zoom}
          onChange={event => setZoom(Number(event.target.value))}
        />
      </label>
      <div className={styles.buttons}>
        <Button variant="secondary" disabled={busy !== false} onClick={onAnother}>
          Escolher outra
        </Button>
        <Button busy={busy} disabled={!area} onClick={use}>
          Usar esta foto
        </Button>
      </div>
    </div>
  );
}
