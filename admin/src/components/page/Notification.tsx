import {notify} from '@clube/ui';
import {useEffect} from 'react';
import {useNotificationContext, useTranslate} from 'react-admin';

/** react-admin's notices, said where and how the panel says everything: at the bottom centre, for ten seconds. */
export function Notification() {
  const {notifications, takeNotification} = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notice = takeNotification();
    if (!notice || typeof notice.message !== 'string') return;
    const text = translate(notice.message, notice.notificationOptions?.messageArgs ?? {});
    if (notice.type === 'error' || notice.type === 'warning') notify.error(text);
    else if (notice.type === 'success') notify.success(text);
    else notify.info(text);
  }, [notifications, takeNotification, translate]);
  return null;
}
