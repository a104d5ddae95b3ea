import {ApiError, client} from '@clube/api-client';
import {Icon, LoadingState, buttonClass, notify, type ButtonVariant, type IconName} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {lazy, Suspense, useId} from 'react';
import {infoQuery} from '../../base/session/info';
import {updatePintor} from '../../base/session/session';
import styles from './ProfilePhoto.module.css';
import {clearStoredPhoto} from './stored-photo';
import {useChosenPhoto} from './useChosenPhoto';

const PhotoCropper = lazy(() => import('./PhotoCropper'));

const ADDED = 'Foto adicionada com sucesso.';
const FAILED = 'Erro ao atualizar foto de perfil.';

interface ChooseProps {
  icon: IconName;
  variant: ButtonVariant;
  children: string;
  /** Opens the front camera. */
  camera?: boolean;
  describedBy: string | undefined;
  onChosen: (file: File | undefined) => void;
}

function ChooseFile({icon, variant, children, camera, describedBy, onChosen}: ChooseProps) {
  return (
    <label className={`${buttonClass({variant})} ${styles.choose}`}>
      <Icon name={icon} size={20} />
      {children}
      <input
        type="file"
        accept="image/*"
        {...(camera && {capture: 'user'})}
        aria-describedby={describedBy}
        onChange={event => {
          onChosen(event.target.files?.[0]);
          // Without this, choosing the same file again would fire no event.
          event.target.value = '';
        }}
      />
    </label>
  );
}

/** Takes or chooses a photo, crops it to a square and stores it as the painter's photo. */
export function PhotoPicker({pintorId, onDone}: {pintorId: number; onDone: () => void}) {
  const queryClient = useQueryClient();
  const errorId = useId();
  const {url, error, choose, forget} = useChosenPhoto();
  const sending = useMutation({
    mutationFn: (arquivo: File) =>
      client.upload('POST', '/api/upload/parceiro_foto', {form: {arquivo: [arquivo], idParceiro: pintorId}}),
    meta: {silencioso: true},
    onSuccess: async ({foto}) => {
      void clearStoredPhoto();
      updatePintor({foto});
      await queryClient.invalidateQueries({queryKey: infoQuery.queryKey});
      notify.success(ADDED);
      onDone();
    },
    onError: reason => notify.error(FAILED, reason instanceof ApiError ? reason.erro : undefined),
  });
  if (url)
    return (
      <Suspense fallback={<LoadingState rows={4} text="Abrindo a foto" />}>
        <PhotoCropper
          url={url}
          busy={sending.isPending && 'ENVIANDO...'}
          onCropped={photo => sending.mutate(photo)}
          onAnother={forget}
          onFailed={() => notify.error(FAILED)}
        />
      </Suspense>
    );
  const shared = {describedBy: error && errorId, onChosen: (file: File | undefined) => void choose(file)};
  return (
    <div className={styles.picker}>
      <div className={styles.buttons}>
        <ChooseFile {...shared} icon="camera" variant="primary" camera>
          Tirar foto
        </ChooseFile>
        <ChooseFile {...shared} icon="gallery" variant="secondary">
          Escolher da galeria
        </ChooseFile>
      </div>
      <p className={styles.error} id={errorId} role="alert">
        {error}
      </p>
    </div>
  );
}
