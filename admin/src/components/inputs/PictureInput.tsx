import {fileUrl} from '@clube/api-client';
import {Field, Picture, classes, type Rendition} from '@clube/ui';
import {useMemo, type ReactNode} from 'react';
import {useInput} from 'react-admin';
import {errorSentence} from './error-sentence';
import styles from './PictureInput.module.css';

interface Props {
  /** The form field that holds the file. */
  source: string;
  label: string;
  optional?: boolean;
  /** Alternative text, for both the stored and the newly chosen picture. */
  alt: string;
  chosenAlt: string;
  renditions: readonly Rendition[];
  /** URL of the stored picture, as in responses; none if there is no picture yet. */
  main: string | null | undefined;
  /** Aspect ratio of the frame. */
  shape?: '4 / 3' | '2 / 1';
  className?: string | undefined;
  /** Placeholder while there is no picture. */
  children: ReactNode;
}

function Chosen({file, alt}: {file: Blob; alt: string}) {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  // Not revoked on unmount: a browser that is still loading the picture would log an error about a missing file.
  const release = (): void => URL.revokeObjectURL(url);
  return <img src={url} alt={alt} onLoad={release} onError={release} />;
}

/** The input of a row's picture: shows the newly chosen one, else the stored one, else a placeholder. */
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
