import {IlustracaoPremio} from '@clube/ui';
import {useRecordContext} from 'react-admin';
import {PictureInput} from '../components/entradas/PictureInput';
import type {Premio} from './tipos';

/** The prize's photo, or the drawing that stands in for it. */
export function FotoInput({className}: {className?: string | undefined}) {
  const premio = useRecordContext<Premio>();
  return (
    <PictureInput
      source="foto"
      rotulo="Foto"
      alt="Foto atual do prêmio"
      chosenAlt="Foto escolhida"
      renditions={premio?.imagens ?? []}
      main={premio?.diretorioFoto}
      className={className}
    >
      <IlustracaoPremio tipo={premio?.tipo ?? 'geral'} semente={premio?.codigo ?? 'novo'} />
    </PictureInput>
  );
}
