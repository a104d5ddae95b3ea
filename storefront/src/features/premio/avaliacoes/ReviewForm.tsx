import {ApiError, messageOf} from '@clube/api-client';
import {AVALIACAO, RATINGS, tooLong} from '@clube/domain';
import {Button, TextAreaField, notify} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useState, type SubmitEvent} from 'react';
import {useStoredState} from '../../../base/useStoredState';
import {postReview, reviewsQuery} from './api';
import {PhotosField} from '../../../components/rating/PhotosField';
import {StarsInput} from '../../../components/rating/Stars';
import styles from './Avaliacoes.module.css';

const EMPTY: {nota: number; descricao: string} = {nota: AVALIACAO.initialRating, descricao: ''};

/** The valid part of the review that the tab stored. */
function readDraft(stored: object): typeof EMPTY | undefined {
  const [nota, descricao] = [Reflect.get(stored, 'nota') as unknown, Reflect.get(stored, 'descricao') as unknown];
  const known = RATINGS.find(each => each === nota);
  return known && typeof descricao === 'string' ? {nota: known, descricao} : undefined;
}

/** The form to review a received prize: stars, text, photos. */
export function ReviewForm({premioId}: {premioId: number}) {
  const queryClient = useQueryClient();
  const [{nota, descricao}, setDraft, forgetDraft] = useStoredState(`avaliacao.${premioId}`, EMPTY, readDraft);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [error, setError] = useState<string>();
  const again = () => queryClient.invalidateQueries({queryKey: reviewsQuery(premioId).queryKey});
  const sending = useMutation({
    mutationFn: postReview,
    meta: {silencioso: true},
    onSuccess: ({mensagem}) => {
      forgetDraft();
      notify.success(mensagem);
      return again();
    },
    onError: reason => {
      setError(reason instanceof ApiError ? reason.campos['arquivos'] : undefined);
      notify.error(messageOf(reason));
      // The response to the first attempt may have been lost, so the stored review is shown.
      if (reason instanceof ApiError && reason.status === 409) void again();
    },
  });
  // Too long a text is not cut off while typing.
  const tooLongFor = descricao.trim().length > AVALIACAO.maxDescricao ? tooLong(AVALIACAO.maxDescricao) : undefined;
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (tooLongFor) notify.error(tooLongFor);
    else if (!sending.isPending) sending.mutate({idPremio: premioId, nota, descricao: descricao.trim(), photos});
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <h3>Conte o que achou</h3>
      <StarsInput value={nota} onValueChange={next => setDraft({nota: next, descricao})} />
      <TextAreaField
        label="Sua avaliação"
        optional
        value={descricao}
        error={tooLongFor}
        onChange={event => setDraft({nota, descricao: event.target.value})}
      />
      <PhotosField photos={photos} onPhotosChange={setPhotos} error={error} />
      <p className={styles.hint}>
        Aparece na loja com o seu primeiro nome e a inicial do sobrenome; quem é do Clube vê também a sua foto. Cada
        prêmio é avaliado uma vez.
      </p>
      <Button type="submit" busy={sending.isPending && 'ENVIANDO...'}>
        ENVIAR
      </Button>
    </form>
  );
}
