import {ApiError, messageOf} from '@clube/api-client';
import {SOCIAL_FIELDS, SOCIAL_NAMES} from '@clube/domain';
import {LoadingState, buttonClass, notify} from '@clube/ui';
import {useMutation} from '@tanstack/react-query';
import {useEffect, useState} from 'react';
import {Link, Navigate, useNavigate} from 'react-router-dom';
import {firstName} from '../../base/formats';
import {PATHS} from '../../base/paths';
import {destinationAfterLogin} from '../../base/session/destination';
import {logInSocially} from '../../base/session/session';
import {forgetJourney, readReturn, type Returned, type SocialToken} from '../../base/session/social';
import {PublicPageLayout} from '../../components/PublicPageLayout';
import {LinkWithPassword} from './LinkWithPassword';

interface Person {
  /** The data that may be in a URL. */
  query: URLSearchParams;
  /** Our proof of the account, which must not be in a URL: passed on only as router state in this tab. */
  proof: Partial<Record<string, string>>;
}

/** The network's data about a person who is not a painter yet. */
function unknownPerson(error: unknown, {provider}: Returned): Person | undefined {
  const data = error instanceof ApiError ? error.body['dadosSociais'] : undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const {nome, email, [SOCIAL_FIELDS[provider]]: proof} = data as Record<string, string | null | undefined>;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({nome, email})) if (value) query.set(name, value);
  return {query, proof: proof ? {[SOCIAL_FIELDS[provider]]: proof} : {}};
}

function Stopped({message, to = PATHS.login}: {message: string; to?: string}) {
  return (
    <PublicPageLayout title="Não deu para entrar" seed="entrada-social">
      <p role="alert">{message}</p>
      <Link className={buttonClass({fullWidth: true})} to={to} replace>
        Voltar
      </Link>
    </PublicPageLayout>
  );
}

/** Logs in with the token, or continues to the sign-up with the network's data. */
function Entering({returned, token}: {returned: Returned; token: SocialToken}) {
  const navigate = useNavigate();
  const {mutate, error} = useMutation({
    mutationFn: () => logInSocially(token),
    meta: {silencioso: true},
    onSuccess: ({nome}) => {
      notify.success(`Olá, ${firstName(nome)}!`);
      void navigate(destinationAfterLogin(), {replace: true});
    },
  });
  useEffect(() => mutate(), [mutate]);
  if (!error)
    return (
      <PublicPageLayout title={`Entrando com ${SOCIAL_NAMES[returned.provider]}`} seed="entrada-social">
        <p role="status">Só um instante...</p>
        <LoadingState rows={2} />
      </PublicPageLayout>
    );
  const person = unknownPerson(error, returned);
  if (!person) return <Stopped message={messageOf(error)} />;
  return <Navigate to={`${PATHS.signUp}?${person.query.toString()}`} state={person.proof} replace />;
}

/** The return page of social logins. The token is removed from the URL at once and not stored. */
export default function SocialReturn() {
  const [returned] = useState(() => readReturn(window.location.hash));
  useEffect(() => {
    forgetJourney();
    history.replaceState(history.state, '', window.location.pathname);
  }, []);
  if (!returned) return <Stopped message="Esta entrada já foi usada ou começou em outra janela. Tente de novo." />;
  const {token, purpose, from, provider} = returned;
  if (!token) return <Stopped message={`Você voltou do ${SOCIAL_NAMES[provider]} sem entrar.`} to={from} />;
  if (purpose === 'link') return <LinkWithPassword token={token} provider={provider} from={from} />;
  return <Entering returned={returned} token={token} />;
}
