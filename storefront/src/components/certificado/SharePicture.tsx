import {Button, notify, openShareSheet, sharesFiles, type Shared} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {saveFile} from '../../base/save-file';
import {certificadoPictureQuery, type Certificado} from './api';

/** Shares the certificate as a picture with the phone's share sheet if that takes files, else downloads it. */
export function SharePicture({certificado, shared}: {certificado: Certificado; shared: Shared}) {
  const {data: picture, isPending} = useQuery(certificadoPictureQuery(certificado));
  if (picture === null) return null;
  const share = async (file: File): Promise<void> => {
    if (sharesFiles([file])) return openShareSheet({...shared, files: [file]});
    saveFile(file, file.name);
    notify.success('Foto do certificado salva');
  };
  return (
    <Button variant="secondary" icon="gallery" disabled={isPending} onClick={() => picture && void share(picture)}>
      Como foto
    </Button>
  );
}
