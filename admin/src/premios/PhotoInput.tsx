import {PremioIllustration} from '@clube/ui';
import {useRecordContext} from 'react-admin';
import {PictureInput} from '../components/inputs/PictureInput';
import type {Premio} from './types';

/** The prize's photo, or a placeholder drawing. */
export function PhotoInput({className}: {className?: string | undefined}) {
  const premio = useRecordContext<Premio>();
  return (
    <PictureInput
      source="foto"
      label="Foto"
      alt="Foto atual do prêmio"
      chosenAlt="Foto escolhida"
      renditions={premio?.imagens ?? []}
      main={premio?.diretorioFoto}
      className={className}
    >
      <PremioIllustration tipo={premio?.tipo ?? 'geral'} seed={premio?.codigo ?? 'novo'} />
    </PictureInput>
  );
}
