import {INDICACAO_PONTOS} from '@clube/domain';
import {TapeLabel, ShareButtons} from '@clube/ui';
import {lazy, Suspense} from 'react';
import {PATHS} from '../../base/paths';
import styles from './Indicacao.module.css';

// The QR code's code is loaded only on this screen.
const QrCode = lazy(() => import('./QrCode'));

/** The sign-up URL with the code filled in. */
const invitationLink = (codigo: string): string =>
  `${window.location.origin}${PATHS.signUp}?${new URLSearchParams({indicacao: codigo}).toString()}`;

/** The painter's referral code, and all ways to share it. */
export function Invitation({codigo}: {codigo: string}) {
  const url = invitationLink(codigo);
  return (
    <section className={styles.invitation} aria-labelledby="seu-codigo">
      <div className={styles.words}>
        <h2 id="seu-codigo">Seu código de indicação</h2>
        <p className={styles.code}>
          <TapeLabel>{codigo}</TapeLabel>
        </p>
        <p>
          Cada pintor que se cadastrar com ele vale <b>{INDICACAO_PONTOS} pontos</b> para você, assim que a primeira
          nota dele for validada.
        </p>
        <ShareButtons
          shared={{
            title: 'Venha para o Clube do Pintor',
            text: `Entre no Clube do Pintor com o meu código ${codigo}: suas notas viram prêmios.`,
            url,
          }}
        />
      </div>
      <figure className={styles.qr}>
        <Suspense fallback={<span className={styles.qrWaiting} />}>
          <QrCode text={url} label={`Código QR do cadastro com a indicação ${codigo}`} />
        </Suspense>
        <figcaption>Aponte a câmera do celular do seu colega</figcaption>
      </figure>
    </section>
  );
}
