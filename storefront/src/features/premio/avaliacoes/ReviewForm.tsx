import {ApiError, messageOf} from '@clube/api-client';
import {AVALIACAO, RATINGS, tooLong} from '@clube/domain';
import {Button, Icon, IconButton, TextAreaField, buttonClass, notify} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useEffect, useId, useState, type ChangeEvent, type SubmitEvent} from 'react';
import {useStoredState} from '../../../base/useStoredState';
import {postReview, reviewsQuery} from './api';
import {StarsInput} from '../../../components/rating/Stars';
import styles from './Avaliacoes.module.css';

const ACCEPT = ['image/jpeg', 'image/png', 'image/webp'];
const ONLY_IMAGES = 'Envie a imagem em JPEG, PNG ou WebP';
const TOO_MANY = `Envie até ${AVALIACAO.maxFotos} imagens`;

/** A picture that was chosen, until it is sent. */
function Chosen({file, onRemove}: {file: File; onRemove: () => void}) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <li>
      {url && <img src={url} alt={file.name} />}
      <IconButton icon="close" size={18} label={`Tirar ${file.name}`} onClick={onRemove} />
    </li>
  );
}

const EMPTY: {nota: number; descricao: string} = {nota: AVALIACAO.initialRating, descricao: ''};

/** The valid part of the review that the tab stored. */
function readDraft(stored: object): typeof EMPTY | undefined {
  const [nota, descricao] = [Reflect.get(stored, 'nota') as unknown, Reflect.get(stored, 'descricao') as unknown];
  const known = RATINGS.find(each => each === nota);
  return known && typeof descricao === 'string' ? {nota: known, descricao} : undefined;
}

/** What the painter thinks of a prize that arrived: stars, words, photos. */
export function ReviewForm({premioId}: {premioId: number}) {
  const queryClient = useQueryClient();
  const photosId = useId();
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
      setError(messageOf(reason));
      notify.error(messageOf(reason));
      // The answer to the first try was lost, say: what stands is shown.
      if (reason instanceof ApiError && reason.status === 409) void again();
    },
  });
  const add = (event: ChangeEvent<HTMLInputElement>): void => {
    const added = [...(event.target.files ?? [])];
    event.target.value = '';
    const images = added.filter(({type}) => ACCEPT.includes(type));
    const next = [...photos, ...images];
    setPhotos(next.slice(0, AVALIACAO.maxFotos));
    setError(images.length < added.length ? ONLY_IMAGES : next.length > AVALIACAO.maxFotos ? TOO_MANY : undefined);
  };
  // Nothing of it is cut while one types.
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
      <div className={styles.photos}>
        {photos.length > 0 && (
          <ul className={styles.chosen}>
            {photos.map((file, i) => (
              <Chosen
                key={`${file.name} ${file.size} ${i}`}
                file={file}
                onRemove={() => setPhotos(photos.filter(other => other !== file))}
              />
            ))}
          </ul>
        )}
        <label className={buttonClass({variant: 'secondary', small: true})} htmlFor={photosId}>
          <Icon name="camera" size={20} /> Adicionar fotos
        </label>
        <input
          className="visually-hidden"
          id={photosId}
          type="file"
          multiple
          accept={ACCEPT.join(',')}
          onChange={add}
          aria-describedby={error ? `${photosId}-erro` : undefined}
        />
        {error && (
          <p className={styles.error} id={`${photosId}-erro`} role="alert">
            <Icon name="alert" size={16} /> {error}
          </p>
        )}
      </div>
      <p className={styles.hint}>
        Aparece na loja com o seu primeiro nome e a inicial do sobrenome; quem é do clube vê também a sua foto. Cada
        prêmio é avaliado uma vez.
      </p>
      <Button type="submit" busy={sending.isPending && 'ENVIANDO...'}>
        ENVIAR
      </Button>
    </form>
  );
}
