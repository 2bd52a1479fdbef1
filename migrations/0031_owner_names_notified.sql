-- Lists of shops are kept until something changes, and show the office whose each is.
CREATE OR REPLACE TRIGGER users_notified
AFTER UPDATE OF username, email, is_active, activated_at, invited_at, deleted_at ON users
FOR EACH STATEMENT EXECUTE FUNCTION notify_directory_change();
