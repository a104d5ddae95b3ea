import {avisar} from '@clube/ui';
import {useEffect} from 'react';
import {useNotificationContext, useTranslate} from 'react-admin';

/** react-admin's notices, said where and how the panel says everything: at the bottom centre, for ten seconds. */
export function Notificacao() {
  const {notifications, takeNotification} = useNotificationContext();
  const traduzir = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notice = takeNotification();
    if (!notice || typeof notice.message !== 'string') return;
    const texto = traduzir(notice.message, notice.notificationOptions?.messageArgs ?? {});
    if (notice.type === 'error' || notice.type === 'warning') avisar.erro(texto);
    else if (notice.type === 'success') avisar.sucesso(texto);
    else avisar.info(texto);
  }, [notifications, takeNotification, traduzir]);
  return null;
}
