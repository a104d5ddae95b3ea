import {fileUrl} from '@clube/api-client';
import {Field, Picture, classes, type Rendition} from '@clube/ui';
import {useMemo, type ReactNode} from 'react';
import {useInput} from 'react-admin';
import {errorSentence} from './error-sentence';
import styles from './PictureInput.module.css';

interface Props {
  /** The form's field that carries the file. */
  source: string;
  label: string;
  optional?: boolean;
  /** What the stored picture shows, and the one that was just chosen. */
  alt: string;
  chosenAlt: string;
  renditions: readonly Rendition[];
  /** As answers carry it; none where there is no picture yet. */
  main: string | null | undefined;
  /** Width to height of the frame. */
  shape?: '4 / 3' | '2 / 1';
  className?: string | undefined;
  /** Stands in while there is none. */
  children: ReactNode;
}

function Chosen({file, alt}: {file: Blob; alt: string}) {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  // Not when it leaves the screen: a browser that is still reading it would log an error of a missing file.
  const release = (): void => URL.revokeObjectURL(url);
  return <img src={url} alt={alt} onLoad={release} onError={release} />;
}

/** A row's picture: the one that was chosen, the one that is there, or what stands in for it. */
export function PictureInput({source, label, optional, shape = '4 / 3', className, ...shown}: Props) {
  const {field, fieldState} = useInput({
    source,
    parse: (value: unknown) => value,
    format: (value: unknown) => value,
  });
  const chosen: unknown = field.value;
  return (
    <div className={classes(className)}>
      <div className={styles.frame} style={{aspectRatio: shape}}>
        {chosen instanceof Blob ? (
          <Chosen file={chosen} alt={shown.chosenAlt} />
        ) : (
          <Picture
            renditions={shown.renditions}
            main={fileUrl(shown.main)}
            alt={shown.alt}
            sizes="(max-width: 899px) 90vw, 360px"
            fit="contain"
          >
            {shown.children}
          </Picture>
        )}
      </div>
      <Field
        label={label}
        optional={optional ?? false}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hint="JPEG, PNG ou WebP, até 15 MB."
        error={errorSentence(fieldState.error?.message)}
        onBlur={field.onBlur}
        onChange={event => field.onChange(event.target.files?.[0])}
      />
    </div>
  );
}
